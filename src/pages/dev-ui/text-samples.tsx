import { Alert } from '@/ui/alert';
import { Badge, type BadgeTone } from '@/ui/badge';
import { SectionHeading } from '@/ui/section-heading';
import { Skeleton } from '@/ui/skeleton';
import { Stars } from '@/ui/stars';
import { Sample, type SamplesProps } from './sample';

const badgeTones: readonly BadgeTone[] = ['night', 'neutral', 'outline', 'success', 'danger', 'warn', 'info'];

export function TextSamples({ words }: SamplesProps) {
  return (
    <>
      <Sample name="SectionHeading: light">
        <SectionHeading kicker={words.kicker} title={words.title} lead={words.lead} />
      </Sample>
      <Sample name="SectionHeading: dark" ground="dark">
        <SectionHeading tone="dark" level={3} kicker={words.kicker} title={words.title} lead={words.lead} />
      </Sample>
      <div className="rounded-lg bg-sand-300 p-5">
        <Sample name="SectionHeading: sand">
          <SectionHeading tone="sand" level={3} kicker={words.kicker} title={words.title} />
        </Sample>
      </div>
      <Sample name="Badge">
        {badgeTones.map((tone, index) => (
          <Badge key={tone} tone={tone}>
            {words.statuses[index]}
          </Badge>
        ))}
      </Sample>
      <Sample name="Stars">
        <Stars rating={4.6} label={words.rating} />
        <Stars rating={2} label="2" className="h-8" />
      </Sample>
      <Sample name="Stars: on dark" ground="dark">
        <Stars rating={4.6} label={words.rating} />
      </Sample>
      <Sample name="Alert">
        <div className="grid w-full gap-3">
          {(['danger', 'warn', 'success', 'info'] as const).map((tone) => (
            <Alert key={tone} tone={tone} title={words.toastError.title}>
              {words.alert}
            </Alert>
          ))}
        </div>
      </Sample>
      <Sample name="Skeleton">
        <div className="grid w-full gap-2">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-5 w-full" />
        </div>
      </Sample>
    </>
  );
}
