/** Stands in the head of the guest pages, inline. */
import { keepFragment } from '@/app/start/keep-fragment';

keepFragment();
