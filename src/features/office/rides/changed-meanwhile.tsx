import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { useChangeText, type Fleet, type RideChange } from './seen-ride';

interface ChangedMeanwhileProps {
  change: RideChange;
  fleet: Fleet;
  /** Where a key would otherwise act on the ride that has changed. */
  takesFocus?: boolean;
  /** Words of the button; else those of a menu. */
  look?: string;
  onLook: () => void;
  /** Another way to go on. */
  children?: ReactNode;
}

/**
 * A colleague has changed the ride of an open form or menu: who, and what. It stays where it is when it was looked at, so that nothing
 * that acts comes up under the pointer.
 */
export function ChangedMeanwhile({ change, fleet, takesFocus = false, look, onLook, children }: ChangedMeanwhileProps) {
  const m = useMessages('staffRides').meanwhile;
  const said = useChangeText(change, fleet);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus, said, change.isLooked]);
  return (
    <Alert tone="warn">
      <p ref={text} tabIndex={-1}>
        {said}
      </p>
      <div className="flex flex-wrap gap-2 pt-1">
        {children}
        <Button tone="outline" size="small" disabled={change.isLooked} onClick={onLook}>
          {look ?? m.look}
        </Button>
      </div>
    </Alert>
  );
}
