import { businessSettings } from '../../supabase/functions/_shared/facts/business-settings.ts';
import { siteLocale } from '../../supabase/functions/_shared/words/locales.ts';
import { writeMail } from '../../supabase/functions/send-messages/letter.ts';
import { travellerLetter, type TravellerMessage } from '../../supabase/functions/send-messages/traveller-letter.ts';
import type { RunSql } from '../backend/connection.ts';
import type { ServerEnv } from '../env.ts';

/** Writes into the messages of the seed's trips what their readers were told, by the sender's own words; what waits counts as sent. */
export async function writeTripMessages(
  query: RunSql,
  { siteUrl, functionSettings }: Pick<ServerEnv, 'siteUrl' | 'functionSettings'>,
  now: Date,
): Promise<void> {
  const told = await query<
    Pick<TravellerMessage, 'id'> & { channel: string; content: TravellerMessage & { to: string[] } }
  >(
    `select id, channel, to_jsonb(message) || private.message_content(message, private.hidden_lead_columns()) as content
     from public.messages as message where audience = 'traveller' and (status in ('sent', 'handed_over') or status = 'pending' and channel = 'mail')`,
  );
  const business = businessSettings((name) => functionSettings[name]);
  const words = told.map(({ id, channel, content }) => {
    const { language, phone } = content.lead;
    const locale = siteLocale(language);
    const letter = travellerLetter(content, { locale, siteUrl, business, now });
    const { to, subject, text } = writeMail(letter, {
      id,
      from: '',
      to: content.to,
      language: locale,
      brand: business.name[locale],
    });
    const byHand = channel === 'whatsapp';
    return {
      id,
      language: locale,
      recipient: byHand ? phone : to.join(),
      subject: byHand ? null : subject,
      body: text,
    };
  });
  await query(
    `update public.messages as own set language = said.language::private.language, recipient = said.recipient,
       subject = said.subject, body = private.without_trip_key(said.body)
     from jsonb_to_recordset($1::jsonb) as said (id uuid, language text, recipient text, subject text, body text)
     where own.id = said.id`,
    [JSON.stringify(words)],
  );
}
