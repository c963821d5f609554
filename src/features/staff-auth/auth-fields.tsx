import { useId, useState, type ChangeEventHandler } from 'react';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { describedBy, Field, TextInput } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { MIN_PASSWORD_LENGTH, type FieldProblem } from './validation';

interface AuthFieldProps {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  problem: FieldProblem | undefined;
}

function useProblemText(problem: FieldProblem | undefined): string | undefined {
  const { fieldErrors } = useMessages('staff').auth;
  if (!problem) return undefined;
  return problem === 'passwordShort' ? fieldErrors.passwordShort(MIN_PASSWORD_LENGTH) : fieldErrors[problem];
}

/** Typed left to right in every language, yet on the side where its label is. */
const latinClass = 'rtl:text-end';

export function FullNameField({ value, onChange, problem }: AuthFieldProps) {
  const m = useMessages('staff').auth;
  const id = useId();
  const error = useProblemText(problem);
  return (
    <Field id={id} label={m.fullName} required={m.required} error={error}>
      <TextInput
        id={id}
        name="fullName"
        autoComplete="name"
        required
        maxLength={120}
        value={value}
        onChange={onChange}
        {...describedBy(id, { error })}
      />
    </Field>
  );
}

export function EmailField({ value, onChange, problem }: AuthFieldProps) {
  const m = useMessages('staff').auth;
  const id = useId();
  const error = useProblemText(problem);
  return (
    <Field id={id} label={m.email} required={m.required} error={error}>
      <TextInput
        id={id}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        className={latinClass}
        value={value}
        onChange={onChange}
        {...describedBy(id, { error })}
      />
    </Field>
  );
}

interface PasswordFieldProps extends AuthFieldProps {
  label: string;
  /** Tells a password manager whether to fill in or to offer a new one. */
  purpose: 'current-password' | 'new-password';
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ value, onChange, problem, label, purpose }: PasswordFieldProps) {
  const m = useMessages('staff').auth;
  const id = useId();
  const [visible, setVisible] = useState(false);
  const error = useProblemText(problem);
  return (
    <Field id={id} label={label} required={m.required} error={error}>
      <div className="relative">
        <TextInput
          id={id}
          name="password"
          type={visible ? 'text' : 'password'}
          dir="ltr"
          autoComplete={purpose}
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={purpose === 'new-password' ? m.passwordPlaceholder : undefined}
          className={classNames(latinClass, 'pe-14 rtl:ps-14 rtl:pe-4')}
          value={value}
          onChange={onChange}
          {...describedBy(id, { error })}
        />
        <button
          type="button"
          aria-label={visible ? m.hidePassword : m.showPassword}
          title={visible ? m.hidePassword : m.showPassword}
          onClick={() => setVisible(!visible)}
          className="absolute end-1 top-1 inline-flex size-11 items-center justify-center rounded text-ink-2 hover:bg-stone-100"
        >
          <Icon name={visible ? 'eyeOff' : 'eye'} />
        </button>
      </div>
    </Field>
  );
}
