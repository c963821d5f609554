/** Stands at the end of every document, inline. */
import { handOverAuthLink } from '@/app/start/hand-over-auth-link';
import { helpBrowser } from '@/lib/browser-controls';
import { startApplication } from '@/app/start/start-application';

const data = { ...document.currentScript?.dataset };
helpBrowser();
handOverAuthLink(data['auth']);
startApplication(data, (address) => import(/* @vite-ignore */ address));
