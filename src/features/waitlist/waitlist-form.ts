import type { TeamSize, UserType, WaitlistRequest } from './contract.ts';
import { SUMMARY } from './texts.ts';

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

export type MissingField = 'workEmail' | 'fullName' | 'companyName' | 'teamSize';

/** The fields filled in before hydration. */
export function typedBefore(data: FormData): WaitlistFields {
  const text = (name: MissingField) => String(data.get(name) ?? '');
  const typed = { ...EMPTY, workEmail: text('workEmail'), fullName: text('fullName'), updates: data.has('updates') };
  return data.get('userType') === 'Organization' ? chooseUserType(typed, 'Organization') : typed;
}

/** Required fields with only spaces, which the browser accepts and the server refuses. */
export function blankFields(fields: WaitlistFields): MissingField[] {
  const required: MissingField[] =
    fields.userType === 'Individual' ? ['workEmail', 'fullName'] : ['workEmail', 'companyName', 'teamSize'];
  return required.filter((name) => fields[name].trim() === '');
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
