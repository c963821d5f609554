/** The stored choice of a visitor who has answered the cookie banner, so that it does not open in tests. */
export function cookieChoice(origin: string) {
  return {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          { name: 'cookieConsent', value: 'essential-only' },
          { name: 'gdprConsentDate', value: new Date().toISOString() },
        ],
      },
    ],
  };
}
