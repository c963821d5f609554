import type { PointerEvent } from 'react';
import { MeetingSketch } from '@/art/meeting-sketch';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { PointValues } from './point-values';

interface SpotFieldProps {
  form: CheckedForm<PointValues>;
  values: PointValues;
}

/** Where on the drawing they meet: the drawing is pressed or drawn upon, or the spot is moved by the keys of two sliders. */
export function SpotField({ form, values }: SpotFieldProps) {
  const m = useMessages('staffMeetingPoints').form;
  const set = (name: 'spot_x' | 'spot_y', value: number) =>
    form.state.setValue(name, String(Math.round(Math.min(100, Math.max(0, value)))));
  const follow = ({ currentTarget, clientX, clientY, pointerId, buttons }: PointerEvent<HTMLDivElement>) => {
    if (buttons !== 1) return;
    currentTarget.setPointerCapture(pointerId);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set('spot_x', ((clientX - left) / width) * 100);
    set('spot_y', ((clientY - top) / height) * 100);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{m.spot}</legend>
      <p className="text-sm text-ink-2">{m.spotHint}</p>
      {/* For pointers; the sliders below are for everybody. */}
      <div
        aria-hidden="true"
        className="cursor-crosshair touch-none select-none [&_img]:pointer-events-none"
        onPointerDown={follow}
        onPointerMove={follow}
      >
        <MeetingSketch
          drawing={values.drawing}
          x={Number(values.spot_x)}
          y={Number(values.spot_y)}
          terminal={values.terminal.trim().toUpperCase() || null}
        />
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {(['spot_x', 'spot_y'] as const).map((name) => (
          <div key={name} className="grid gap-1">
            <label htmlFor={form.fieldId(name)} className="flex justify-between gap-3 text-sm font-bold">
              {m.fields[name]}
              <Ltr className="font-normal text-ink-2 tabular-nums">{values[name]}</Ltr>
            </label>
            {/* Left is left on a drawing, in every language. */}
            <input
              {...form.state.register(name)}
              id={form.fieldId(name)}
              type="range"
              min={0}
              max={100}
              dir="ltr"
              className="h-11 w-full accent-sea-600"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
