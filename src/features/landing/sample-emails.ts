/** Shows the sample letter to whose note or mark the address leads. */
export function showLetterOfAddress(): void {
  const letters = [...document.querySelectorAll('.letter')];
  const choices = document.querySelectorAll<HTMLInputElement>('.letters input');
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    const choice = target && choices[letters.findIndex((letter) => letter.contains(target))];
    if (!choice || choice.checked) return;
    choice.checked = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', follow);
  follow();
}
