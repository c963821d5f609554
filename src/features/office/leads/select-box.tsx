interface SelectBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** A check box without a visible name, over the button that a whole row is. Its place is as large as a finger. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <label className="relative z-1 flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        className="size-5.5 accent-sea-600"
        onChange={onChange}
      />
    </label>
  );
}
