import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';

interface RoomHeadProps {
  title: string;
  /** What the room is for. */
  text: ReactNode;
  className?: string;
}

/** What a room of the office is called, and what it is for. */
export function RoomHead({ title, text, className }: RoomHeadProps) {
  return (
    <div className={classNames('grid gap-1', className)}>
      <h1 className="text-h3">{title}</h1>
      <p className="text-ink-2">{text}</p>
    </div>
  );
}
