import type { PredictAnswer } from './contract.ts';

type Specified = 'confidence_level' | 'severity_level' | 'response' | 'conclusion';

/** The answer that is shown. Another prediction host returns only the four specified fields, without evidence. */
export interface Prediction extends Record<Specified, string> {
  evidence?: Pick<PredictAnswer, 'analysis' | 'email' | 'analysed'> & Partial<Pick<PredictAnswer, 'contents'>>;
}

export function readPrediction(answer: unknown): Prediction | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { confidence_level, severity_level, response, conclusion, analysis, email, analysed, contents } =
    answer as Partial<PredictAnswer>;
  if (![confidence_level, severity_level, response, conclusion].every((field) => typeof field === 'string')) {
    return undefined;
  }
  const specified = { confidence_level, severity_level, response, conclusion } as Record<Specified, string>;
  return analysis && email && analysed
    ? { ...specified, evidence: { analysis, email, analysed, ...(contents && { contents }) } }
    : specified;
}
