import type { IncomingMessage, ServerResponse } from 'node:http';
import { FUNCTIONS_PREFIX, type FunctionsHost } from '../backend/edge-functions-host.ts';
import type { EmbeddedBackend } from '../backend/embedded-backend.ts';
import { clientAddress } from './client-address.ts';
import { refuse, sendWebResponse, toWebRequest } from './node-request.ts';

export interface ApiOptions {
  backend: Pick<EmbeddedBackend, 'fetch'>;
  functions: FunctionsHost;
  /** The site's origin. */
  siteUrl: string;
  /** See client-address.ts. */
  clientIpHeader: string;
}

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Whether a path belongs to the Supabase part of the origin. */
export const isApiPath = (pathname: string): boolean => /^\/(?:auth|rest|functions)\/v1\//u.test(pathname);

/** Answers the Supabase paths of a Node server; the caller has checked the path with isApiPath. */
export function createApiListener({ backend, functions, siteUrl, clientIpHeader }: ApiOptions): NodeListener {
  const { origin } = new URL(siteUrl);
  const answer = async (incoming: IncomingMessage): Promise<Response> => {
    const peerAddress = clientAddress(incoming.headers, incoming.socket.remoteAddress, clientIpHeader);
    const isFunction = incoming.url?.startsWith(`${FUNCTIONS_PREFIX}/`) ?? false;
    const request = await toWebRequest(incoming, origin, isFunction ? FUNCTIONS_PREFIX : '', peerAddress);
    if (request instanceof Response) return request;
    if (isFunction) return functions(request);
    const response = await backend.fetch(request, { peerAddress, bodyInMemory: true });
    // Tokens and customers' data: they stay in no cache, and are read as nothing else.
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    return response;
  };
  return (incoming, outgoing) => {
    answer(incoming)
      .catch((error: unknown) => {
        if (incoming.destroyed && !incoming.complete) return null;
        console.error('[server]', error);
        return refuse(500, 'unexpected_failure', 'The server could not answer');
      })
      .then(async (response) => {
        if (response) await sendWebResponse(response, outgoing);
        else outgoing.destroy();
      })
      .catch(() => outgoing.destroy());
  };
}
