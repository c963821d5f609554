import { useEffect, useRef } from 'react';
import { ConflictPanel } from '@/features/office/kit/conflict-panel';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { useChanges, useChangeText, type Fleet, type RideChange } from './seen-ride';

interface ChangedMeanwhileProps {
  change: RideChange;
  fleet: Fleet;
  /** Where a key would otherwise act on the ride that has changed. */
  takesFocus?: boolean;
  /** What was asked on the ground of the earlier one begins anew. */
  step: { reset: () => void };
  look: () => void;
}

/**
 * A colleague has changed the ride of an open form or menu: who, and what. It stays where it is when it was looked at, so that nothing
 * that acts comes up under the pointer.
 */
export function ChangedMeanwhile({ change, fleet, takesFocus = false, step, look }: ChangedMeanwhileProps) {
  const m = useMessages('staffRides').meanwhile;
  const said = useChangeText(change, fleet);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus, said, change.isLooked]);
  const lookAgain = () => {
    step.reset();
    look();
  };
  return (
    <Alert tone="warn">
      <p ref={text} tabIndex={-1}>
        {said}
      </p>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button tone="outline" size="small" disabled={change.isLooked} onClick={lookAgain}>
          {m.look}
        </Button>
      </div>
    </Alert>
  );
}

interface RideConflictProps extends Pick<ChangedMeanwhileProps, 'change' | 'fleet'> {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The same where something was typed. */
export function RideConflict({ change, fleet, ...decide }: RideConflictProps) {
  const { step } = useMessages('staff');
  const { updated_by_name: by } = change.now;
  const lines = useChanges(change, fleet).map((text) => ({ id: text, text }));
  return <ConflictPanel text={step.changed(by && isolatedText(by))} lines={lines} {...decide} />;
}
