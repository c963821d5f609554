import { useId } from 'react';
import { Checkbox, describedBy, Field, TextArea, TextInput } from '@/ui/field';
import { Select } from '@/ui/select';
import { Toggle } from '@/ui/toggle';
import { Sample, type SamplesProps } from './sample';

export function FieldSamples({ words }: SamplesProps) {
  const id = useId();
  const [roundTrip, childSeat] = words.options;
  return (
    <>
      <Sample name="Field, TextInput: plain, with hint, in error, disabled">
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <Field id={`${id}email`} label={words.email} required={words.required}>
            <TextInput id={`${id}email`} type="email" icon="mail" placeholder="name@example.com" />
          </Field>
          <Field id={`${id}address`} label={words.address} hint={words.hint}>
            <TextInput id={`${id}address`} icon="pin" {...describedBy(`${id}address`, { hint: words.hint })} />
          </Field>
          <Field id={`${id}phone`} label={words.phone} error={words.phoneError}>
            <TextInput
              id={`${id}phone`}
              type="tel"
              dir="ltr"
              defaultValue="54-55"
              {...describedBy(`${id}phone`, { error: words.phoneError })}
            />
          </Field>
          <Field id={`${id}off`} label={words.disabled}>
            <TextInput id={`${id}off`} disabled defaultValue="Ben Gurion" />
          </Field>
          <Field id={`${id}vehicle`} label={words.vehicle}>
            <Select id={`${id}vehicle`}>
              {words.vehicles.map((vehicle) => (
                <option key={vehicle}>{vehicle}</option>
              ))}
            </Select>
          </Field>
          <Field id={`${id}notes`} label={words.notes}>
            <TextArea id={`${id}notes`} rows={2} />
          </Field>
        </div>
      </Sample>
      <Sample name="Checkbox, Toggle">
        <div className="grid w-full gap-x-8 sm:grid-cols-2">
          <Checkbox label={roundTrip} hint={words.hint} defaultChecked />
          <Checkbox label={childSeat} />
          <Toggle label={words.toggle} hint={words.hint} defaultChecked />
          <Toggle label={words.toggle} />
          <Toggle label={words.disabled} disabled />
          <Checkbox label={words.disabled} disabled />
        </div>
      </Sample>
    </>
  );
}
