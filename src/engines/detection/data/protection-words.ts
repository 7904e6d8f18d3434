/**
 * Protection that keeps programs from running, and words for turning it off or letting a file past it, in the 28
 * languages of the senses. Own selection from the makers' help pages in these languages, 2026-11.
 */

/** Names for a computer's protection. */
export const PROTECTION =
  /(?<!\p{L})(?:ant[iy]-?[vw][ií]r[uü]s\p{L}{0,14}|virus ?(?:scanner|protection)|viren(?:schutz|scanner|programm)\p{L}{0,3}|virusscanner|virus(?:skydd|beskyttelse|torjun)\p{L}{0,5}|víruskereső\p{L}{0,4}|(?:windows |microsoft )?defender\p{L}{0,2}|smart ?screen|gatekeeper|real[- ]time protection|echtzeitschutz|protection en temps réel|protección en tiempo real|proteção em tempo real|protezione in tempo reale|realtime-?beveiliging|endpoint protection|ант[иі]в[иі]рус\p{L}{0,4}|phần mềm diệt virus|diệt virus)(?!\p{L})|مكافح(?:ة)? ?(?:ال)?فيروسات|אנטי[- ]?וירוס|एंटी-?वायरस|แอนตี้ไวรัส|โปรแกรมป้องกันไวรัส|アンチウイルス|ウイルス対策|セキュリティソフト|백신|杀毒|殺毒|防病毒|防毒/giu;

/** Words for turning it off, or letting something past it. */
export const TURN_OFF =
  /(?<!\p{L})(?:disabl(?:e|ing)|turn(?:ing)? (?:it |them )?off|turn [^.!?\n]{0,40} off|switch(?:ing)? off|deactivate|pause|uninstall|bypass|exclude|exclusions?|exceptions?|white-?list|allow-?list|deaktivier\p{L}{0,2}|ausschalten|abschalten|schalte\p{L}{0,2} [^.!?\n]{0,40} (?:aus|ab)|pausieren|ausnahme\p{L}{0,2}|désactiv(?:er|ez|e)|exceptions?|desactiv(?:ar|e|a|en)|desactíve\p{L}{0,3}|deshabilit\p{L}{1,2}|excepcion\p{L}{0,2}|desativ(?:ar|e|a)|desabilit\p{L}{1,2}|exceção|exceções|disattiv(?:are|a|i|ate)|disabilit\p{L}{1,3}|eccezion[ei]|uitschakelen|schakel [^.!?\n]{0,40} uit|uitzetten|zet [^.!?\n]{0,40} uit|wyłącz\p{L}{0,3}|wyjątk\p{L}{1,3}|vypn\p{L}{1,3}|deaktivujte|výjim\p{L}{1,3}|dezactiv\p{L}{1,4}|opriți|kapcsolj\p{L}{1,2} ki|letilt\p{L}{1,3}|kikapcsol\p{L}{0,3}|stäng av|inaktivera|avaktivera|deaktiver\p{L}{0,2}|slå fra|slå av|slå [^.!?\n]{0,30} (?:av|fra)|poista\p{L}{0,2} [^.!?\n]{0,30}käytöstä|sammuta|отключ\p{L}{2,4}|выключ\p{L}{2,4}|исключени\p{L}{1,2}|вимкн\p{L}{2,4}|відключ\p{L}{2,4}|виключен\p{L}{1,2}|απενεργοποι\p{L}{2,6}|devre dışı|kapat\p{L}{0,5}|nonaktifkan|matikan|tắt|vô hiệu)(?!\p{L})|تعطيل|عطّ?ل|إيقاف|أوقف|השבת|השבית|כבה|כבו|נטרל|अक्षम|बंद कर|ปิดการ|ปิดโปรแกรม|ปิด|無効に|オフに|停止して|除外|해제|비활성|끄고|꺼\s?주|중지|예외|关闭|關閉|禁用|停用|退出|白名单|白名單|信任/giu;

/** Programs inside documents. */
export const MACROS =
  /(?<!\p{L})(?:macro[’']?s?|makr[oó]\p{L}{0,5}|макрос\p{L}{0,3}|μακροεντολ\p{L}{1,4})(?!\p{L})|وحدات (?:ال)?ماكرو|ماكرو|פקודות מאקרו|מאקרו|मैक्रो|แมโคร|มาโคร|マクロ|매크로|宏|巨集/giu;

/** Words for letting them run. */
export const TURN_ON =
  /(?<!\p{L})(?:enabl(?:e|ing)|activate|allow|aktivier\p{L}{0,2}|einschalten|zulassen|lassen sie [^.!?\n]{0,30} zu|erlauben|activ(?:er|ez|e)|autoris(?:er|ez|e)|habilit(?:ar|e|a|en)|activ(?:ar|a|e|en)|permit(?:ir|a|e)|ativ(?:ar|e|a)|abilit(?:are|a|i|ate)|attiv(?:are|a|i|ate)|consent(?:ire|i|a|ite)|inschakelen|schakel [^.!?\n]{0,40} in|toestaan|sta [^.!?\n]{0,30} toe|activeer|włącz\p{L}{0,3}|zezwól|povol\p{L}{1,3}|zapn\p{L}{1,3}|activați|permiteți|engedélyez\p{L}{0,4}|aktivera|tillåt|aktiver|tillad|tillat|ota\p{L}{0,2} [^.!?\n]{0,30}käyttöön|salli\p{L}{0,3}|включ(?:ите|ить|и)|разреш(?:ите|ить|и)|увімкн(?:іть|ути|и)|дозвол(?:ьте|ити|ь)|ενεργοποιήσ\p{L}{1,4}|επιτρέψ\p{L}{1,4}|etkinleştir\p{L}{0,4}|izin ver\p{L}{0,3}|aktifkan|izinkan|bật|cho phép|kích hoạt)(?!\p{L})|تمكين|تفعيل|فعّ?ل|السماح|הפעל|הפעילו|אפשר|सक्षम|चालू|अनुमति|เปิดใช้|อนุญาต|有効に|許可|オンに|사용(?:하|으로)|허용|활성|켜\s?주|启用|啟用|允许|允許/giu;

/** The view that keeps a document from running anything, in the words of the programs. */
export const PROTECTED_VIEW =
  /(?<!\p{L})(?:protected view|geschützte[nr]? ansicht|mode protégé|vista protegida|modo de exibição protegido|visualizzazione protetta|beveiligde weergave|widok\p{L}{0,3} chronion\p{L}{1,4}|chráněné(?:ho|m)? zobrazení|vizualizare\p{L}{0,2} protejată|védett nézet\p{L}{0,4}|skyddad vy|skyddade vyn|beskyttet visning|suojat\p{L}{2,4} näkym\p{L}{1,4}|защищ[её]нн\p{L}{2,3} (?:просмотр|режим)\p{L}{0,2}|захищен\p{L}{2,3} (?:перегляд|режим)\p{L}{0,2}|προστατευμέν\p{L}{1,2} προβολή\p{L}{0,1}|korumalı görünüm\p{L}{0,4}|tampilan terproteksi|dạng xem được bảo vệ)(?!\p{L})|طريقة العرض المحمية|תצוגה מוגנת|संरक्षित दृश्य|มุมมองที่ได้รับการป้องกัน|保護ビュー|保護されたビュー|제한된 보기|受保护的视图|受保護的檢視/giu;

/** Words for leaving that view. */
export const LEAVE =
  /(?<!\p{L})(?:leave|exit|quit|close|verlassen|beenden|quitt(?:er|ez)|sort(?:ir|ez)|sal(?:ir|ga|ir)|sai(?:r|a)|esc[ai]|uscire|verlaten|sluit\p{L}{0,2}|opuś[ćc]\p{L}{0,3}|opusťte|ukončete|ieșiți|lépjen ki|lämna|forlad|gå ut|poistu\p{L}{0,3}|выйд\p{L}{1,3}|выйти|вийд\p{L}{1,3}|вийти|βγείτε|çıkın|keluar|thoát)(?!\p{L})|الخروج|اخرج|צא|צאו|बाहर|ออกจาก|終了|나가|종료|退出/giu;

/** The buttons that let a document or program past a warning, as the programs name them. */
export const LET_PAST =
  /(?<!\p{L})(?:enable (?:content|editing)|run anyway|inhalte? aktivieren|bearbeitung aktivieren|trotzdem ausführen|activer (?:le contenu|la modification)|exécuter quand même|habilitar (?:contenido|edición|conteúdo|edição)|ejecutar de todas (?:formas|maneras)|executar (?:mesmo assim|assim mesmo)|abilita (?:contenuto|modifica)|esegui comunque|inhoud inschakelen|bewerken inschakelen|toch uitvoeren|włącz (?:zawartość|edytowanie)|uruchom mimo to|povolit (?:obsah|úpravy)|přesto spustit|activare (?:conținut|editare)|executare oricum|(?:tartalom|szerkesztés) engedélyezése|futtatás mindenképpen|aktivera (?:innehåll|redigering)|kör ändå|aktiv[eé]r (?:indhold|innhold|redigering)|kør alligevel|kjør likevel|ota (?:sisältö|muokkaus) käyttöön|suorita silti|включить содержимое|разрешить редактирование|выполнить в любом случае|увімкнути (?:вміст|редагування)|дозволити редагування|виконати все одно|ενεργοποίηση (?:περιεχομένου|επεξεργασίας)|içeriği etkinleştir|düzenlemeyi etkinleştir|yine de çalıştır|aktifkan (?:konten|pengeditan)|tetap jalankan|bật nội dung|bật chỉnh sửa|vẫn chạy)(?!\p{L})|تمكين (?:ال)?(?:محتوى|تحرير)|التشغيل على أي حال|הפוך תוכן לזמין|אפשר עריכה|(?:सामग्री|संपादन) सक्षम|เปิดใช้งาน(?:เนื้อหา|การแก้ไข)|コンテンツの有効化|編集を有効にする|콘텐츠 사용|편집 사용|启用内容|启用编辑|啟用內容|啟用編輯|仍要运行|仍要執行/giu;

const NOT =
  "(?:(?<!\\p{L})(?:never|not|don[’']t|niemals|nicht|nie|kein\\p{L}{0,2}|ne|jamais|pas|no|nunca|não|mai|non|nooit|niet|geen|nigdy|nikdy|nu|niciodată|soha|aldrig|ikke|inte|älä|älkää|не|никогда|ніколи|μην?|ποτέ|asla|jangan|đừng|không)(?!\\p{L})|لا|אל|न|मत|อย่า|不要|请勿|請勿|切勿|别|別)";
const ASKS =
  '(?:ask|request|tell|bitt|bet|aufforder|frag|demand|invit|pedi|pid|solicit|chied|vra[ag]|pros|прос|попрос)\\p{L}{0,8}';

/** A denial right before a verb: “never disable”, “not to disable”, “never ask you to disable”, “don’t need to disable”. */
export const DENIES_VERB = new RegExp(
  `${NOT}\\s{0,2}(?:ever |(?:need|have|option|reason|way) to |de |d[’']|di |to |zu |te |att |${ASKS} (?:\\p{L}{1,12} ){0,3})?[\\p{Script=Arabic}\\p{Script=Hebrew}]{0,2}$`,
  'iu',
);
/** A denial between a verb and what it is about: “Aktivieren Sie niemals die Makros”. */
export const DENIES_THING = new RegExp(`${NOT}(?:\\s{1,2}\\p{L}{1,12})?\\s{0,2}["“«„]?$`, 'iu');
/** A denial before the last word of a verb in two parts: “schakel de virusscanner niet uit”. */
export const DENIES_PART = new RegExp(`${NOT}\\s\\p{L}{1,6}$`, 'iu');
/** A denial right before a button, or before the word for pressing it. */
export const DENIES_BUTTON = new RegExp(
  `${NOT}(?:\\s(?:haga|hagas|fare|faça))?(?:\\s(?:cli(?:c|qu)|kli(?:c|k)|press|нажим|натис)\\p{L}{0,6})?(?:\\s\\p{L}{1,4})?\\s{0,2}["“«„‘'「]?$`,
  'iu',
);
/** A denial as the ending of a verb, or right behind it, in languages that have it there. */
export const DENIES_AS_ENDING =
  /^[^\s.!?,。、]{0,5}\s?(?:ない|ません|禁止|지 ?(?:마|않)|\p{L}{0,8}m[ae]y[ıi]n|(?:न|मत|नहीं)(?![\p{L}\p{M}]))/iu;
/** “If the setup does not start”: what follows is not advice. */
export const CONDITION =
  /(?<!\p{L})(?:if|unless|until|when|wenn|falls|sofern|solange|si|se|als|indien|jeśli|gdy|pokud|dacă|ha|om|hvis|jos|если|якщо|αν|εάν|eğer|jika|nếu)(?!\p{L})|如果|若/iu;
/** The people a warning is about. */
export const CRIMINALS =
  /(?<!\p{L})(?:scammers?|fraudsters?|criminals|cybercriminals|attackers?|hackers?|phishers?|betrüger|angreifer|kriminelle|escrocs?|arnaqueurs?|pirates?|estafadores|(?:ciber)?delincuentes|golpistas|criminosos|burlões|truffatori|criminali|oplichters|criminelen|oszuści|przestępcy|podvodníci|csalók|infractorii|bedragare|svindlere|huijarit|мошенники|шахраї|απατεώνες|dolandırıcılar|penipu|kẻ lừa đảo)(?!\p{L})[^.!?,;:\n]{0,60}$/iu;
