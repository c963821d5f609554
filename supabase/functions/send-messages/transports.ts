/** The ways a mail may leave, chosen by MAIL_TRANSPORT. */
import { headersOf, type Mail } from '../_shared/mail/mail.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { sendBySmtp } from './smtp.ts';

/** The mail did not leave; `reason` is a code, never anybody's address or words. */
export class MailError extends Error {
  override name = 'MailError';
  readonly reason: string;

  constructor(reason: string) {
    super(`The mail did not leave: ${reason}`);
    this.reason = reason;
  }
}

/** Milliseconds; far below the two minutes for which a mail is claimed. */
const TIMEOUT_MS = 20_000;

const DEFAULT_API = 'https://api.resend.com/emails';

/**
 * Sends one mail.
 * @throws MailError
 */
export async function sendMail(mail: Mail, platform: Platform): Promise<void> {
  const transport = platform.env('MAIL_TRANSPORT') || (platform.inbox ? 'inbox' : 'none');
  if (mail.to.length === 0) throw new MailError('no_address');
  switch (transport) {
    case 'inbox':
      if (!platform.inbox) throw new MailError('no_inbox');
      return platform.inbox(mail);
    case 'http':
      return sendByHttp(mail, platform);
    case 'smtp':
      return bySmtp(mail, platform);
    default:
      throw new MailError('no_transport');
  }
}

/**
 * The JSON of Resend’s API, which several services understand. The key lets the service drop a repetition; the Message-ID is the
 * service’s own.
 */
async function sendByHttp(
  { id, thread, replyTo, attachments = [], ...message }: Mail,
  platform: Platform,
): Promise<void> {
  const response = await platform
    .fetch(platform.env('MAIL_API_URL') || DEFAULT_API, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${platform.env('MAIL_API_KEY') ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({
        ...message,
        headers: headersOf(message.from, thread),
        ...(replyTo && { reply_to: replyTo }),
        ...(attachments.length > 0 && {
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            content_type: type,
            content: inBase64(content),
          })),
        }),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    .catch((error: unknown) => {
      throw new MailError(`http ${error instanceof Error ? error.name : 'unreachable'}`);
    });
  await response.body?.cancel();
  if (!response.ok) throw new MailError(`http ${response.status}`);
}

/** UTF-8 in base64. */
const inBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

async function bySmtp(mail: Mail, platform: Platform): Promise<void> {
  const server = platform.env('SMTP_URL');
  if (!server) throw new MailError('no_smtp_url');
  try {
    await sendBySmtp(mail, server, TIMEOUT_MS);
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    throw new MailError(`smtp ${[code, responseCode].filter(Boolean).map(String).join(' ') || 'failed'}`);
  }
}
