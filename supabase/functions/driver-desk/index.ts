import { handler } from './handler.ts';

declare const Deno: { serve(answer: (request: Request) => Promise<Response>): unknown };

Deno.serve((request) => handler(request));
