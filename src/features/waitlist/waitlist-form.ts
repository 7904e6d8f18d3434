import type { TeamSize, UserType, WaitlistRequest } from './contract.ts';

/** What the form holds. */
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

/** Each way of joining takes the other's answers away. */
export function chooseUserType(fields: WaitlistFields, userType: UserType): WaitlistFields {
  return userType === 'Individual'
    ? { ...fields, userType, companyName: '', teamSize: '' }
    : { ...fields, userType, fullName: '' };
}

export type MissingField = 'workEmail' | 'fullName' | 'companyName' | 'teamSize';

/** What was already typed and chosen in a form that is only now coming to life. */
export function typedBefore(data: FormData): WaitlistFields {
  const text = (name: MissingField) => String(data.get(name) ?? '');
  const typed = { ...EMPTY, workEmail: text('workEmail'), fullName: text('fullName'), updates: data.has('updates') };
  return data.get('userType') === 'Organization' ? chooseUserType(typed, 'Organization') : typed;
}

/** What the browser's own check lets pass and the server would not: nothing but spaces. */
export function blankFields(fields: WaitlistFields): MissingField[] {
  const needed: MissingField[] =
    fields.userType === 'Individual' ? ['workEmail', 'fullName'] : ['workEmail', 'companyName', 'teamSize'];
  return needed.filter((name) => fields[name].trim() === '');
}

export function requestOf({ userType, workEmail, fullName, companyName, teamSize }: WaitlistFields): WaitlistRequest {
  return userType === 'Individual'
    ? { userType, workEmail, applicantName: fullName, teamSize: null }
    : { userType, workEmail, applicantName: companyName, teamSize: teamSize as TeamSize };
}

/** The text of the second notification. */
export function summaryOf({ userType, workEmail, fullName, companyName, teamSize, updates }: WaitlistFields): string {
  const who =
    userType === 'Individual' ? [`Full name: ${fullName}`] : [`Company name: ${companyName}`, `Team size: ${teamSize}`];
  return [
    `Email: ${workEmail}`,
    `Joining as: ${userType}`,
    // A box that was ticked beforehand is no consent; whoever reads this must know.
    `Updates: ${updates ? 'yes (the box was ticked beforehand)' : 'no'}`,
    ...who,
  ].join('\n');
}
