/// What a text is about, so that the system can offer to fill it in.
///
/// The keyboard reads two things of it: a secret for a one-time code gets no offer of passwords (S12), and nothing else
/// changes.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The type's text; assumed for all.
  public let rawValue: String

  /// Makes a type of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// MARK: - Persons

extension TextContentType {
  /// A whole name.
  public static let name = TextContentType(rawValue: "name")
  /// What stands before a name.
  public static let namePrefix = TextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A second name.
  public static let middleName = TextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// What stands behind a name.
  public static let nameSuffix = TextContentType(rawValue: "honorific-suffix")
  /// What friends say.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// What a person does for a living.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// Where a person does so.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A date of birth; iOS 17 and later, as are the two parts that follow it with the year.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// The day of birth in its month.
  public static let birthdateDay = TextContentType(rawValue: "bday-day")
  /// The month of birth.
  public static let birthdateMonth = TextContentType(rawValue: "bday-month")
  /// The year of birth.
  public static let birthdateYear = TextContentType(rawValue: "bday-year")
}

// MARK: - Places

extension TextContentType {
  /// A place, in one line.
  public static let location = TextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The first line of it.
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  /// The second line of it.
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

// MARK: - Ways to reach a person, and secrets

extension TextContentType {
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A page's address.
  public static let URL = TextContentType(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// What stands on a card as its owner's name; iOS 17 and later, as is the rest of a card.
  public static let creditCardName = TextContentType(rawValue: "cc-name")
  /// The owner's first name on a card.
  public static let creditCardGivenName = TextContentType(rawValue: "cc-given-name")
  /// The owner's second name on a card.
  public static let creditCardMiddleName = TextContentType(rawValue: "cc-additional-name")
  /// The owner's last name on a card.
  public static let creditCardFamilyName = TextContentType(rawValue: "cc-family-name")
  /// The code on a card's back.
  public static let creditCardSecurityCode = TextContentType(rawValue: "cc-csc")
  /// The day until which a card is good.
  public static let creditCardExpiration = TextContentType(rawValue: "cc-exp")
  /// The month of that day.
  public static let creditCardExpirationMonth = TextContentType(rawValue: "cc-exp-month")
  /// The year of that day.
  public static let creditCardExpirationYear = TextContentType(rawValue: "cc-exp-year")
  /// The kind of a card.
  public static let creditCardType = TextContentType(rawValue: "cc-type")
  /// Who a person is here; iOS 11 and later.
  public static let username = TextContentType(rawValue: "username")
  /// A password; iOS 11 and later.
  public static let password = TextContentType(rawValue: "password")
  /// A password that is made up now; iOS 12 and later.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once; iOS 12 and later.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// The number under which a parcel is on its way; iOS 15 and later, as are the next two.
  public static let shipmentTrackingNumber = TextContentType(rawValue: "shipment-tracking-number")
  /// A flight.
  public static let flightNumber = TextContentType(rawValue: "flight-number")
  /// A day, a time or both.
  public static let dateTime = TextContentType(rawValue: "date-time")
}
