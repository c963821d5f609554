/** What a visitor who has answered the question about cookies carries, so that the banner asks nobody anew. */
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
