import { EMAIL_PATTERN } from '../forms/contract.ts';
import type { TeamSize, UserType, WaitlistRequest } from './contract.ts';
import { PROBLEMS, SUMMARY } from './texts.ts';

export interface WaitlistFields {
  userType: UserType;
  workEmail: string;
  fullName: string;
  companyName: string;
  teamSize: TeamSize | '';
  updates: boolean;
}

export const EMPTY: WaitlistFields = {
  userType: 'Individual',
  workEmail: '',
  fullName: '',
  companyName: '',
  teamSize: '',
  updates: true,
};

/** Clears the fields of the other user type. */
export function chooseUserType(fields: WaitlistFields, userType: UserType): WaitlistFields {
  return userType === 'Individual'
    ? { ...fields, userType, companyName: '', teamSize: '' }
    : { ...fields, userType, fullName: '' };
}

export type RequiredField = 'workEmail' | 'fullName' | 'companyName' | 'teamSize';

/** The fields filled in before hydration. */
export function typedBefore(data: FormData): WaitlistFields {
  const text = (name: RequiredField) => String(data.get(name) ?? '');
  const typed = { ...EMPTY, workEmail: text('workEmail'), fullName: text('fullName'), updates: data.has('updates') };
  return data.get('userType') === 'Organization' ? chooseUserType(typed, 'Organization') : typed;
}

/** What the server would refuse, by its field, in the order of the form. */
export function problemsOf({ userType, workEmail, ...named }: WaitlistFields): Partial<Record<RequiredField, string>> {
  const isMissing = (name: Exclude<RequiredField, 'workEmail'>) => named[name].trim() === '';
  const isIndividual = userType === 'Individual';
  return {
    ...(!EMAIL_PATTERN.test(workEmail.trim()) && {
      workEmail: workEmail.trim() === '' ? PROBLEMS.workEmail : PROBLEMS.workEmailWrong,
    }),
    ...(isIndividual && isMissing('fullName') && { fullName: PROBLEMS.fullName }),
    ...(!isIndividual && isMissing('companyName') && { companyName: PROBLEMS.companyName }),
    ...(!isIndividual && isMissing('teamSize') && { teamSize: PROBLEMS.teamSize }),
  };
}

export function requestOf({ userType, workEmail, fullName, companyName, teamSize }: WaitlistFields): WaitlistRequest {
  return userType === 'Individual'
    ? { userType, workEmail, applicantName: fullName, teamSize: null }
    : { userType, workEmail, applicantName: companyName, teamSize: teamSize as TeamSize };
}

/** The text of the second notification. */
export function summaryOf({ userType, workEmail, fullName, companyName, teamSize, updates }: WaitlistFields): string {
  const who =
    userType === 'Individual'
      ? [`${SUMMARY.fullName}: ${fullName}`]
      : [`${SUMMARY.companyName}: ${companyName}`, `${SUMMARY.teamSize}: ${teamSize}`];
  return [
    `${SUMMARY.email}: ${workEmail}`,
    `${SUMMARY.joiningAs}: ${userType}`,
    `${SUMMARY.updates}: ${updates ? SUMMARY.preTicked : SUMMARY.no}`,
    ...who,
  ].join('\n');
}
