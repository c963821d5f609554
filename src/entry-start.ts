/** Stands at the end of every document, inline. */
import { handOverAuthLink } from '@/app/start/hand-over-auth-link';
import { startApplication } from '@/app/start/start-application';

const { auth = '', ...start } = { ...document.currentScript?.dataset };
if (!handOverAuthLink(auth)) startApplication(start, (address) => import(/* @vite-ignore */ address));
