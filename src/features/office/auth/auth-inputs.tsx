import { useState } from 'react';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { TextInput } from '@/ui/field';
import type { FieldControl } from '@/ui/form/use-checked-form';
import { Icon } from '@/ui/icon';
import { SERVER_PASSWORD_LENGTH } from './validation';

/** Typed left to right in every language, yet on the side where its label is. */
const latinClass = 'rtl:text-end';

export function EmailInput(control: FieldControl) {
  return (
    <TextInput
      {...control}
      type="email"
      dir="ltr"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      className={latinClass}
    />
  );
}

interface PasswordInputProps extends FieldControl {
  /** Tells a password manager whether to fill in or to offer a new one. */
  purpose: 'current-password' | 'new-password';
}

/** A password that can be looked at before it is sent. */
export function PasswordInput({ purpose, ...control }: PasswordInputProps) {
  const m = useMessages('staff').auth;
  const [isVisible, setVisible] = useState(false);
  const label = isVisible ? m.hidePassword : m.showPassword;
  return (
    <div className="relative">
      <TextInput
        {...control}
        type={isVisible ? 'text' : 'password'}
        dir="ltr"
        autoComplete={purpose}
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={purpose === 'new-password' ? m.passwordPlaceholder(SERVER_PASSWORD_LENGTH) : undefined}
        className={classNames(latinClass, 'pe-14 rtl:ps-14 rtl:pe-4')}
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setVisible(!isVisible)}
        className="absolute end-1 top-1 inline-flex size-11 items-center justify-center rounded text-ink-2 hover:bg-stone-100"
      >
        <Icon name={isVisible ? 'eyeOff' : 'eye'} />
      </button>
    </div>
  );
}
