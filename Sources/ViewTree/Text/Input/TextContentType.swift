/// The semantic meaning of a text, with which the system can offer to fill it in.
///
/// Its only effect is that the keyboard offers no passwords for secure text that is a one-time code (S12).
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw text of the type. All of these are assumptions.
  public let rawValue: String

  /// Creates a type from its raw text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// MARK: - People

extension TextContentType {
  /// A full name.
  public static let name = TextContentType(rawValue: "name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = TextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = TextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A suffix of a name.
  public static let nameSuffix = TextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A date of birth. Available from iOS 17, as are its day, month and year.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = TextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = TextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = TextContentType(rawValue: "bday-year")
}

// MARK: - Places

extension TextContentType {
  /// A location on one line.
  public static let location = TextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = TextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = TextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
}

// MARK: - Contact details, payment cards and credentials

extension TextContentType {
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// The URL of a page.
  public static let URL = TextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name on a credit card. Available from iOS 17, as are the following types for credit cards.
  public static let creditCardName = TextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = TextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = TextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = TextContentType(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = TextContentType(rawValue: "cc-csc")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = TextContentType(rawValue: "cc-exp")
  /// The month of a credit card's expiration date.
  public static let creditCardExpirationMonth = TextContentType(rawValue: "cc-exp-month")
  /// The year of a credit card's expiration date.
  public static let creditCardExpirationYear = TextContentType(rawValue: "cc-exp-year")
  /// The type of a credit card.
  public static let creditCardType = TextContentType(rawValue: "cc-type")
  /// A user name. Available from iOS 11.
  public static let username = TextContentType(rawValue: "username")
  /// A password. Available from iOS 11.
  public static let password = TextContentType(rawValue: "password")
  /// A new password. Available from iOS 12.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A one-time code. Available from iOS 12.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A tracking number of a shipment. Available from iOS 15, as are the two following types.
  public static let shipmentTrackingNumber = TextContentType(rawValue: "shipment-tracking-number")
  /// A flight number.
  public static let flightNumber = TextContentType(rawValue: "flight-number")
  /// A date, a time or both.
  public static let dateTime = TextContentType(rawValue: "date-time")
}
