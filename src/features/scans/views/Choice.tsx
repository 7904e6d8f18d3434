import '../../../ui/fields.css';

interface ChoiceProps<Value extends string> {
  /** Only for screen readers: everyone else sees it in the chosen option. */
  label: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      className="field-control"
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </select>
  );
}
