import type { Locale } from '../../src/i18n/locales.ts';
import type { MessageGroup, Messages } from '../../src/i18n/messages/index.ts';

/** The texts of a group in a language, as the site shows them. */
export async function messagesOf<Group extends MessageGroup>(locale: Locale, group: Group): Promise<Messages[Group]> {
  const file = group.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  const module = (await import(`../../src/i18n/messages/${locale}/${file}.ts`)) as { messages: Messages[Group] };
  return module.messages;
}
