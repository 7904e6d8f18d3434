import { useStore } from '@nanostores/react';
import { $theme, chooseTheme, THEMES, type Theme } from '../../../client/theme.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { APPEARANCE_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';

const LABELS: Record<Theme, string> = APPEARANCE_TEXTS.themes;

export function AppearanceSection() {
  const theme = useStore($theme);
  return (
    <Section id="appearance" title={APPEARANCE_TEXTS.heading}>
      <RadioGroup
        legend={APPEARANCE_TEXTS.legend}
        name="theme"
        inline
        options={THEMES.map((value) => ({ value, label: LABELS[value] }))}
        value={theme}
        onChange={chooseTheme}
      />
    </Section>
  );
}
