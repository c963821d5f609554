/** The part of the load generator in use; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface LoadRequest {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string;
  }
  export interface LoadOptions {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: { setupRequest(request: LoadRequest): LoadRequest }[];
  }
  /** Emits 'response' (client, status, bytes, milliseconds) and at the end 'done'. */
  export default function autocannon(options: LoadOptions): EventEmitter;
}
