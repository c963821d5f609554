/** What the browser keeps of a visitor who has answered the question about cookies: its banner does not open. */
export const cookieAnswer = () => [
  { name: 'cookieConsent', value: 'essential-only' },
  { name: 'gdprConsentDate', value: new Date().toISOString() },
];

/** The same as the state of a browser that has been at an origin. */
export const cookieChoice = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: cookieAnswer() }],
});
