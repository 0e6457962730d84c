import Stories
