import type { FunctionPlatform } from '../../../../../../scripts/backend/edge-functions-host.ts';

/** Answers what a function sees of a request and of its platform. */
export async function handler(request: Request, platform?: Partial<FunctionPlatform>): Promise<Response> {
  const env = platform?.env ?? (() => undefined);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/fail')) throw new Error('as asked');
  const who = await platform?.fetch?.(`${env('SUPABASE_URL')}/rest/v1/rpc/who`, {
    method: 'POST',
    headers: { apikey: env('SUPABASE_SERVICE_ROLE_KEY') ?? '', 'content-type': 'application/json' },
    body: '{}',
  });
  return Response.json({
    pathname,
    method: request.method,
    body: await request.text(),
    headers: Object.fromEntries(request.headers),
    clientIpHeader: env('CLIENT_IP_HEADER'),
    who: await who?.json(),
  });
}
