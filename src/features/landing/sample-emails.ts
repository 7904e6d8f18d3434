/** Shows the sample email to whose note or mark the address leads. */
export function showEmailOfAddress(): void {
  const emails = [...document.querySelectorAll('.email')];
  const choices = document.querySelectorAll<HTMLInputElement>('.emails input');
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    const choice = target && choices[emails.findIndex((email) => email.contains(target))];
    if (!choice || choice.checked) return;
    choice.checked = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', follow);
  follow();
}
