/** Stands in the head of the documents in the language of addresses without a prefix that have no twin, inline. */
import { rememberLanguage } from '@/app/start/follow-language';

rememberLanguage(document.currentScript?.dataset['language']);
