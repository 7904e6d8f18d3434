import { useStore } from '@nanostores/react';
import { $theme, THEMES, type Theme } from '../../../client/theme.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Section } from './Section.tsx';

const LABELS: Record<Theme, string> = { system: 'As the system has it', light: 'Light', dark: 'Dark' };

/** The same choice as the switch in the header makes, with its words. */
export function AppearanceSection() {
  const theme = useStore($theme);
  return (
    <Section id="appearance" title="Appearance">
      <RadioGroup
        legend="Theme in this browser"
        name="theme"
        inline
        options={THEMES.map((value) => ({ value, label: LABELS[value] }))}
        value={theme}
        onChange={(chosen) => $theme.set(chosen)}
      />
    </Section>
  );
}
