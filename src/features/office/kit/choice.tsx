import { useId, type ComponentProps } from 'react';
import { describedBy, Field } from '@/ui/field';
import { Select } from '@/ui/select';

/** A value, its words, and what is to know of it where all stand in sight. */
export type Option = readonly [value: string, words: string, hint?: string];

/** What a list shows to choose from. @param props.disabled what stands there and cannot be chosen */
export const OptionLines = ({
  options,
  disabled,
}: {
  options: readonly Option[];
  disabled?: readonly string[] | undefined;
}) =>
  options.map(([value, words]) => (
    <option key={value} value={value} disabled={disabled?.includes(value)}>
      {words}
    </option>
  ));

interface ChoiceProps extends Omit<ComponentProps<typeof Select>, 'id' | 'onChange' | 'children'> {
  label: string;
  hint?: string;
  options: readonly Option[];
  /** What stands there and cannot be chosen. */
  disabledOptions?: readonly string[] | undefined;
  onChoose: (value: string) => void;
}

/** One of a few, where each choice shows at once what it leads to. */
export function Choice({ label, hint, className, options, disabledOptions, onChoose, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <Select {...rest} id={id} {...describedBy(id, { hint })} onChange={({ target }) => onChoose(target.value)}>
        <OptionLines options={options} disabled={disabledOptions} />
      </Select>
    </Field>
  );
}
