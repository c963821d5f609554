/** Stands at the end of every document, inline. */
import { startApplication } from '@/app/start/start-application';

startApplication({ ...document.currentScript?.dataset }, (address) => import(/* @vite-ignore */ address));
