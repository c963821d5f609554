/** The header that carries a request's idempotency key, a UUID. Without it the body's own hash serves as the key. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
