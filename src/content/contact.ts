/** Shown in the contact section as soon as there is a number. */
export const SUPPORT_PHONE: string | undefined = undefined;
