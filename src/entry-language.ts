/** Stands in the head of the documents that may lead to another language, inline. */
import { followLanguage } from '@/app/start/follow-language';

followLanguage({ ...document.currentScript?.dataset });
