import { describe, expect, it } from 'vitest';
import { displayTypedPhone, phoneNumber, readInternationalPhone, readPhone } from './typed-phone';

describe('the phone field', () => {
  it.each([
    ['+972', '0545550173', '+972545550173'],
    ['+972', '054-555 0173', '+972545550173'],
    ['+972', '545550173', '+972545550173'],
    ['+972', '03-555-0142', '+97235550142'],
    ['+45', '20 12 34 56', '+4520123456'],
    ['+354', '555 1234', '+3545551234'],
    ['+33', '06 12 34 56 78', '+33612345678'],
    ['+39', '06 12345678', '+390612345678'],
    ['+44', '07911 123456', '+447911123456'],
    ['+1', '(202) 555-0143', '+12025550143'],
    ['+7', '8 916 123-45-67', '+79161234567'],
    ['+1-876', '555 1234', '+18765551234'],
    ['+1-876', '876 555 1234', '+18765551234'],
    ['+972', '+33 6 12 34 56 78', '+33612345678'],
    ['+972', '0033 6 12 34 56 78', '+33612345678'],
    // As telephones and WhatsApp copy them, and as other keyboards write them.
    ['+972', '\u202A+972 54\u2011555\u20110142\u202C', '+972545550142'],
    ['+972', '\u200F054-5550142', '+972545550142'],
    ['+972', '054\u2013555\u20130142', '+972545550142'],
    ['+972', '٠٥٤٥٥٥٠١٤٢', '+972545550142'],
    ['+972', '０５４５５５０１４２', '+972545550142'],
    ['+972', 'tel:+972545550142', '+972545550142'],
    // With an extension, and the first of several.
    ['+972', '03-555-0142 ext 5', '+97235550142'],
    ['+972', '03-555-0142 שלוחה 12', '+97235550142'],
    ['+1', '(202) 555-0143 x 101', '+12025550143'],
    ['+33', '01 55 55 01 42 poste 12', '+33155550142'],
    ['+972', '054-555-0173 / 050-555-0142', '+972545550173'],
    ['+972', '054-5550173, 050-5550142', '+972545550173'],
    ['+972', '054-5550173 או 050-5550142', '+972545550173'],
    ['+972', '+33 6 12 34 56 78 ou 050-5550142', '+33612345678'],
    ['+972', '03/555 0142', '+97235550142'],
  ])('%s with %s is %s', (code, typed, number) => {
    expect(phoneNumber(code, typed)).toBe(number);
  });

  it.each([
    ['+972', '', 'phoneMin'],
    ['+972', '54555', 'phoneMin'],
    ['+354', '55512', 'phoneMin'],
    // Reads as a Spanish number when the chosen country is not held against the result.
    ['+972', '0123456789', 'phoneInvalid'],
    ['+972', '05455501730000', 'phoneInvalid'],
    ['+972', '054555O173x', 'phoneInvalid'],
    ['+972', '0545550173 0505550142', 'phoneInvalid'],
    ['+972', '054-5550173 home', 'phoneInvalid'],
    ['+972', '+972 54', 'phoneMin'],
    ['+33', '0545550', 'phoneInvalid'],
  ])('%s with %s is refused: %s', (code, typed, problem) => {
    expect(readPhone(code, typed)).toBe(problem);
  });

  it('knows the country of a whole number', () => {
    expect(readInternationalPhone('+1 876 555 1234')).toMatchObject({ country: 'JM', callingCode: '+1' });
    expect(readInternationalPhone('\u202A+33\u00A06 12 34 56 78\u202C')).toMatchObject({ country: 'FR' });
    expect(readInternationalPhone('054 555 0173')).toBeNull();
  });

  it('shows a complete number grouped, another as it was typed, and nothing for nothing', () => {
    expect(displayTypedPhone('en', '+972', '0545550173')).toBe('+972 54 555 0173');
    expect(displayTypedPhone('he', '+972', '0545550173')).toBe('054-555-0173');
    expect(displayTypedPhone('en', '+972', '0545')).toBe('+972 0545');
    expect(displayTypedPhone('en', '+972', ' ')).toBe('');
  });
});
