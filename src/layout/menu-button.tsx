import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';

interface MenuButtonProps {
  isOpen?: boolean;
  onPress?: () => void;
}

/** Opens the menu of narrow screens. */
export function MenuButton({ isOpen = false, onPress }: MenuButtonProps) {
  const m = useMessages('site');
  return (
    <button
      type="button"
      aria-label={m.menu}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className="-me-2.5 inline-flex size-touch flex-none select-none items-center justify-center rounded hover:bg-night-700 menu:hidden"
      onClick={onPress}
    >
      <Icon name="menu" className="size-6 max-w-full" />
    </button>
  );
}
