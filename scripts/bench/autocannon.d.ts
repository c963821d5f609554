/** The part of the load generator in use; the package brings no types. */
declare module 'autocannon' {
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
  export interface LoadResult {
    /** Per second. */
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
