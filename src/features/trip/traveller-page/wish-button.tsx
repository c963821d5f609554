import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { Button, type ButtonStyle } from '@/ui/button';
import { useOpenTrip } from './trip-context';
import type { WishName } from './use-trip';

interface WishButtonProps {
  action: WishName;
  tone?: NonNullable<ButtonStyle['tone']>;
  children: ReactNode;
}

/** Sends the form it stands in. */
export function WishButton({ action, tone = 'secondary', children }: WishButtonProps) {
  const { wish } = useOpenTrip();
  const { sending } = useMessages('trip').actions;
  return (
    <Button
      type="submit"
      tone={tone}
      busy={wish.kind === 'sending' && wish.action === action}
      busyLabel={sending}
      className="justify-self-start max-sm:w-full"
    >
      {children}
    </Button>
  );
}
