/** Has no settings, so that the host demands a user's token before it calls this. */
export async function handler(): Promise<Response> {
  return Response.json({ welcome: true });
}
