import { headersOf, messageId, type Mail } from '../_shared/mail/mail.ts';

/** The part of nodemailer in use; the package brings no types. */
interface Nodemailer {
  createTransport(options: Record<string, unknown>): {
    sendMail(message: Record<string, unknown>): Promise<unknown>;
    close(): void;
  };
}

/** One mailbox: as text the library would read names and lists in an address, and send to each. */
const mailbox = (address: string) => ({ name: '', address });

/**
 * Sends by SMTP. `smtps:` encrypts from the start, `smtp:` demands STARTTLS, but for a relay on this very machine:
 * customers' names do not travel in the clear.
 * @param server smtps://user:password@host:465; the parts in percent encoding
 * @param timeout milliseconds, for the whole sending
 * @throws nodemailer's error, with `code` and `responseCode`
 */
export async function sendBySmtp(
  { id, thread, to, replyTo, attachments = [], ...message }: Mail,
  server: string,
  timeout: number,
): Promise<void> {
  // Loaded only where it is used: it would lengthen every other start.
  const { createTransport } = ((await import('nodemailer')) as unknown as { default: Nodemailer }).default;
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const transport = createTransport({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isLocal,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout / 2,
    greetingTimeout: timeout / 2,
    socketTimeout: timeout / 2,
    // Only the mail's own words: no files, no addresses to fetch from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })), timeout);
    });
    // The same for every attempt: mail programs show a repetition once.
    await Promise.race([
      transport.sendMail({
        ...message,
        to: to.map(mailbox),
        ...(replyTo && { replyTo: mailbox(replyTo) }),
        messageId: messageId(message.from, id),
        headers: headersOf(message.from, thread),
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
