import { classNames } from './class-names';
import { iconPaths, mirroredIcons, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** Size and colour follow the surrounding text unless classes say otherwise. */
  className?: string;
  /** Points against the reading direction: for links that lead back. */
  backwards?: boolean;
}

/** A decorative icon: the words beside it, or its button's label, carry the meaning. */
export function Icon({ name, className, backwards = false }: IconProps) {
  const glyph = (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('icon', mirroredIcons.has(name) && 'mirrored', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
  return backwards ? <span className="inline-flex -scale-x-100">{glyph}</span> : glyph;
}
