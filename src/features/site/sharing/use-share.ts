import { useEffect, useMemo, useRef, useState } from 'react';
import { env } from '@/config/env';
import { useBrowserValue } from '@/islands/use-browser-value';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { showToast } from '@/ui/toast';
import { asText, networks, type NetworkName, type Shared } from './share-links';

/** Milliseconds that the copy button says "Copied", and that a phone shows a message before an app covers it. */
const COPIED_MS = 2000;
const APP_OPENING_MS = 1500;
const POPUP = 'popup,width=640,height=640';

/** The page that is shared. */
export interface SharedPage {
  /** Path without language prefix. */
  path: string;
  title: string;
  text: string;
}

const say = (title: string) => showToast({ tone: 'success', title, stays: 'medium' });
const complain = (title: string) => showToast({ tone: 'danger', title, stays: 'medium' });

const hasSheet = () => typeof navigator.share === 'function';
const isPhone = () => matchMedia('(pointer: coarse)').matches;

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Every way to share a page, each with its message. */
export function useShare({ path, title, text }: SharedPage) {
  const locale = useLocale();
  const m = useMessages('sharing');
  const shared = useMemo<Shared>(
    () => ({ title, text, url: env.siteUrl + localizedPath(locale, path) }),
    [locale, path, title, text],
  );
  const [isCopied, markCopied] = useBriefly(COPIED_MS);

  async function copyLink() {
    if (!(await copied(shared.url))) return complain(m.copyFailed);
    markCopied();
    say(m.linkCopied);
  }

  /** The system's own sheet; a visitor who closes it has changed his mind, and a sheet that fails is made up for. */
  async function openSheet() {
    try {
      await navigator.share(shared);
      say(m.completed);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) await copyLink();
    }
  }

  /** @returns whether the browser let it open */
  function openWindow(link: string): boolean {
    // A window asked for without a tie to this page is never reported, opened or not: the tie is cut afterwards.
    const popup = window.open(link, '_blank', POPUP);
    if (popup) popup.opener = null;
    else complain(m.allowPopups);
    return popup !== null;
  }

  async function openNetwork(network: NetworkName) {
    const { name, link } = networks[network];
    const address = link(shared);
    const wantsText = 'takesOnlyAddress' in networks[network];
    if (wantsText && isPhone()) {
      // The network's app covers the page: what to paste there is said before.
      const hasText = await copied(asText(shared));
      if (hasText) say(m.contentCopied(name));
      setTimeout(() => location.assign(address), hasText ? APP_OPENING_MS : 0);
      return;
    }
    // The window first: a browser grants it to the press itself, not to what comes after.
    if (!openWindow(address)) return;
    const hasText = wantsText && (await copied(asText(shared)));
    say(hasText ? m.contentCopied(name) : m.windowOpened);
  }

  return {
    m,
    shared,
    isCopied,
    canOpenSheet: useBrowserValue(hasSheet, false),
    copyLink,
    openSheet,
    openNetwork,
    announceMail: () => say(m.openingEmail),
  };
}

/** A state that ends by itself. */
function useBriefly(duration: number): [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => setOn(false), duration);
  };
  return [isOn, start];
}
