/**
 * Names that the data set lacks, or has in a form that nobody uses: of the largest localities and of those with a page, by the
 * name in ASCII that the data set gives. Hebrew, English, French where it differs, Arabic, Russian, then other spellings.
 */
export const TOWN_NAMES = `Jerusalem|ירושלים|Jerusalem|Jérusalem|القدس,أورشليم|Иерусалим|ירושליים,ירושלם,Yerushalayim,Yerushalaim,Yeroushalaim,Al Quds
Tel Aviv|תל אביב|Tel Aviv|Tel-Aviv|تل أبيب,تل أبيب يافا,يافا|Тель-Авив,Тель-Авив-Яффо,Яффо,Яффа|Tel Aviv Yafo,Tel Aviv Jaffa
Haifa|חיפה|Haifa|Haïfa|حيفا|Хайфа|Hefa,Caïffa
Rishon LeTsiyyon|ראשון לציון|Rishon LeZion|Rishon LeTsion|ريشون لتسيون,ريشون لتصيون|Ришон-ле-Цион,Ришон-Лецион|Rishon,Rishon Lezion,ראשל״צ
Petah Tiqva|פתח תקווה|Petah Tikva||بيتح تكفا,بتاح تكفا|Петах-Тиква,Петах Тиква|פתח תקוה,פ״ת,Petach Tikva
Netanya|נתניה|Netanya||نتانيا|Нетания,Натания|Natanya,Natania,Netania
Ashdod|אשדוד|Ashdod||أشدود,اسدود|Ашдод|Achdod
Bnei Brak|בני ברק|Bnei Brak||بني براك,بني براق|Бней-Брак|Bne Brak,Benei Brak,ב״ב
Holon|חולון|Holon||حولون|Холон|Cholon
Beersheba|באר שבע|Beer Sheva|Beer-Sheva|بئر السبع|Беэр-Шева,Беер-Шева,Бээр-Шева|ב״ש,Beersheba
Ramat Gan|רמת גן|Ramat Gan||رمات غان,رامات جان|Рамат-Ган|ר״ג
Rehovot|רחובות|Rehovot||رحوفوت|Реховот|Rechovot
Ashkelon|אשקלון|Ashkelon||عسقلان,أشكلون|Ашкелон|Achkelon
Bat Yam|בת ים|Bat Yam||بات يام|Бат-Ям|
Bet Shemesh|בית שמש|Beit Shemesh||بيت شيمش|Бейт-Шемеш,Бет-Шемеш|Beit Chemech
Kfar Saba|כפר סבא|Kfar Saba||كفار سابا,كفر سابا|Кфар-Сава,Кфар-Саба|כ״ס,Kfar Sava
Herzliya|הרצליה|Herzliya||هرتسليا|Герцлия,Герцлия-Питуах|הרצלייה,Hertzelia
Hadera|חדרה|Hadera||الخضيرة|Хадера|Chadera
Modi'in Makkabbim Re'ut|מודיעין|Modi’in|Modiin|موديعين|Модиин,Модиин-Маккабим-Реут|מודיעין מכבים רעות,Modiin Maccabim Reut
Nazareth|נצרת|Nazareth||الناصرة|Назарет|Natsrat,Natzrat
Lod|לוד|Lod||اللد|Лод|לד,Lydda
Ramla|רמלה|Ramla||الرملة|Рамла,Рамле|Ramleh
Ra'anana|רעננה|Ra’anana|Raanana|رعنانا|Раанана|
Rosh Ha'Ayin|ראש העין|Rosh HaAyin||روش هعاين,رأس العين|Рош-ха-Аин,Рош-Аин|
Hod HaSharon|הוד השרון|Hod HaSharon||هود هشارون|Ход-ха-Шарон,Од-ха-Шарон|
Kiryat Gat|קריית גת|Kiryat Gat||كريات جات|Кирьят-Гат|
Givatayim|גבעתיים|Givatayim|Guivatayim|جفعتايم|Гиватаим|
Qiryat Ata|קריית אתא|Kiryat Ata||كريات آتا|Кирьят-Ата|
Nahariyya|נהריה|Nahariya||نهاريا|Нагария,Нахария|נהרייה
Umm el Fahm|אום אל פחם|Umm al-Fahm|Oum el-Fahm|أم الفحم|Умм-эль-Фахм,Ум-эль-Фахм|אום אל-פאחם,אם אל פחם,Um El Fahem,Umm el Fahem
Eilat|אילת|Eilat||إيلات|Эйлат|Elat,Eylat
Ness Ziona|נס ציונה|Ness Ziona|Nes Tsiona|نس تسيونا|Нес-Циона|Nes Tziona
Acre|עכו|Acre|Saint-Jean-d’Acre|عكا|Акко,Акра|Akko,Acco
El'ad|אלעד|El’ad|Elad|إلعاد|Эльад|
Yavne|יבנה|Yavne|Yavné|يفنه|Явне|
Ramat HaSharon|רמת השרון|Ramat HaSharon||رمات هشارون|Рамат-ха-Шарон|
Karmi'el|כרמיאל|Karmiel||كرميئيل|Кармиэль|Carmiel
Afula|עפולה|Afula|Afoula|العفولة|Афула|
Tiberias|טבריה|Tiberias|Tibériade|طبريا,طبرية|Тверия,Тибериада|טבריא,Tveria
Et Taiyiba|טייבה|Tayibe|Taïbé|الطيبة|Тайбе,Тайиба|Taibe,Taibeh
Qiryat Bialik|קריית ביאליק|Kiryat Bialik||كريات بياليك|Кирьят-Бялик|
Netivot|נתיבות|Netivot||نتيفوت|Нетивот|
Nazerat 'Illit|נוף הגליל|Nof HaGalil|Nof Hagalil|نوف هجليل,الناصرة العليا|Ноф-ха-Галиль,Верхний Назарет,Нацрат-Илит|נצרת עילית,Nazareth Illit,Upper Nazareth
QiryatMotsqin|קריית מוצקין|Kiryat Motzkin|Kiryat Motskin|كريات موتسكين|Кирьят-Моцкин|קרית מוצקין
Shefar'am|שפרעם|Shefa-Amr|Shefa Amr|شفا عمرو,شفاعمرو|Шфарам,Шефа-Амр|Shfaram
Kiryat Ono|קריית אונו|Kiryat Ono||كريات أونو|Кирьят-Оно|
Qiryat Yam|קריית ים|Kiryat Yam||كريات يام|Кирьят-Ям|
Or Yehuda|אור יהודה|Or Yehuda||أور يهودا|Ор-Йехуда|
Dimona|דימונה|Dimona||ديمونا|Димона|
Safed|צפת|Safed||صفد|Цфат,Сафед|Tzfat,Tsfat
Ofaqim|אופקים|Ofakim||أوفاكيم|Офаким|
Sakhnin|סחנין|Sakhnin||سخنين|Сахнин|סכנין
Gedera|גדרה|Gedera|Guedera|جديرا,غديرا|Гедера|
Baqa el Gharbiya|באקה אל-גרביה|Baqa al-Gharbiyye||باقة الغربية|Бака-эль-Гарбия|באקה אל ע'רביה,Baka el Garbia
Yehud-Monosson|יהוד-מונוסון|Yehud-Monosson||يهود مونوسون|Йехуд-Моноссон|
Arad|ערד|Arad||عراد|Арад|
Tirat Karmel|טירת כרמל|Tirat Carmel||طيرة الكرمل|Тират-Кармель,Тират-Кармел|טירת הכרמל
Be'er Ya'aqov|באר יעקב|Be’er Ya’akov|Beer Yaakov|بئير يعقوب|Беэр-Яаков|
Sderot|שדרות|Sderot||سديروت|Сдерот|
Giv'at Shmuel|גבעת שמואל|Givat Shmuel||جفعات شموئيل|Гиват-Шмуэль|
Et Tira|טירה|Tira||الطيرة|Тира|
Tamra|טמרה|Tamra||طمرة|Тамра|
Migdal Ha'Emeq|מגדל העמק|Migdal HaEmek||مجدال هعيمق|Мигдаль-ха-Эмек|
Yehud|יהוד|Yehud||يهود|Йехуд|
Qiryat Mal'akhi|קריית מלאכי|Kiryat Malakhi||كريات ملاخي|Кирьят-Малахи|
Daliyat al Karmel|דאלית אל-כרמל|Daliyat al-Karmel|Daliat el-Carmel|دالية الكرمل|Далият-эль-Кармель|דליית אל כרמל,דלית אל כרמל,Daliat al Carmel
'Ar'ara|ערערה|Ar’ara|Arara|عرعرة|Арара|
KfarYona|כפר יונה|Kfar Yona||كفار يونا|Кфар-Йона|
Nesher|נשר|Nesher||نيشر|Нешер|
MevasseretTsiyyon|מבשרת ציון|Mevaseret Zion|Mevasseret Tsion|مفسيرت تسيون|Мевасерет-Цион|
Gan Yavne|גן יבנה|Gan Yavne|Gan Yavné|جان يفنه|Ган-Явне|
Kafr Qasim|כפר קאסם|Kafr Qasim||كفر قاسم|Кафр-Касем,Кафр-Касим|Kafr Qasem,Kfar Kassem
Yoqne'am 'Illit|יקנעם עילית|Yokneam Illit||يوكنعام عيليت|Йокнеам-Илит,Йокнеам|יוקנעם עילית
Zikhron Ya'aqov|זכרון יעקב|Zikhron Ya’akov|Zikhron Yaakov|زخرون يعقوب|Зихрон-Яаков|זיכרון יעקב
Maghar|מע׳אר|Maghar||المغار|Магар,Мрар|מג׳אר,מראר
Kafr Kanna|כפר כנא|Kafr Kanna|Cana de Galilée|كفر كنا|Кафр-Кана,Кана Галилейская|Cana,Cana of Galilee,Kfar Kana,Kafr Cana,קאנא
QiryatShmona|קריית שמונה|Kiryat Shmona||كريات شمونة|Кирьят-Шмона|ק״ש
Kadima Zoran|קדימה-צורן|Kadima-Zoran|Kadima-Tsoran|كديما تسوران|Кадима-Цоран|קדימה,צורן,Kadima
maalot Tarshiha|מעלות-תרשיחא|Ma’alot-Tarshiha|Maalot-Tarshiha|معالوت ترشيحا|Маалот-Таршиха,Маалот|מעלות,Maalot
Hura|חורה|Hura|Houra|حورة|Хура|
Judeida Makr|ג׳דיידה-מכר|Jadeidi-Makr||الجديدة المكر,جديدة المكر|Джудейда-Макр|
Kuseifa|כסייפה|Kuseife|Kusseifa|كسيفة|Кусейфа|כסיפה,Kseifa,Kuseifa
Shoham|שוהם|Shoham||شوهم|Шохам|שהם
Ganei Tikva|גני תקווה|Ganei Tikva||جاني تكفا|Ганей-Тиква|
Tel Sheva'|תל שבע|Tel Sheva||تل السبع|Тель-Шева|
Kafr Manda|כפר מנדא|Kafr Manda||كفر مندا|Кафр-Манда|
Rahat|רהט|Rahat||رهط|Рахат|
Kafr Qari'|כפר קרע|Kafr Qara||كفر قرع|Кафр-Кара|
Or Akiva|אור עקיבא|Or Akiva||أور عكيفا|Ор-Акива|
Yafa|יפיע|Yafa an-Naseriyye|Yafia|يافة الناصرة|Яфа-эн-Насерийе,Яфия|יאפיע,Yafia
Qiryat Tiv'on|קריית טבעון|Kiryat Tivon||كريات طبعون|Кирьят-Тивон|קרית טבעון,טבעון,Tivon
'Ar'ara BaNegev|ערערה בנגב|Ar’arat an-Naqab|Arara BaNegev|عرعرة النقب|Арара-ба-Негев|
Yirka|ירכא|Yarka|Yirka|يركا|Ирка,Ярка|
Qalansuwa|קלנסווה|Qalansawe|Kalansawa|قلنسوة|Калансуа,Калансава|
Bet She'an|בית שאן|Beit She’an|Beit Shean|بيسان|Бейт-Шеан,Бет-Шеан|
Binyamina|בנימינה|Binyamina||بنيامينا|Биньямина|
Binyamina-Giv'at Ada|בנימינה-גבעת עדה|Binyamina-Giv’at Ada|Binyamina-Givat Ada|بنيامينا جفعات عدا|Биньямина-Гиват-Ада|גבעת עדה,Givat Ada
Er Reina|ריינה|Reineh||الرينة|Рейне,Рейна|
Majd el Kurum|מג׳ד אל-כרום|Majd al-Krum||مجد الكروم|Мадждаль-Крум,Мадж-эль-Крум|
Jisr ez Zarqa|ג׳סר א-זרקא|Jisr az-Zarqa||جسر الزرقاء|Джиср-эз-Зарка|ג׳יסר א זרקא
Mazkeret Batya|מזכרת בתיה|Mazkeret Batya||مزكيرت باتيا|Мазкерет-Батья|
Maale Iron|מעלה עירון|Ma’ale Iron|Maale Iron|طلعة عارة|Маале-Ирон|
Iksal|אכסאל|Iksal||إكسال|Иксаль|
Abu Sinan|אבו סנאן|Abu Snan||أبو سنان|Абу-Снан|
Kabul|כאבול|Kabul|Kaboul|كابول|Кабуль|
Laqiyya|לקיה|Lakiya||اللقية|Лакия|
Even Yehuda|אבן יהודה|Even Yehuda||إيفن يهودا|Эвен-Йехуда|
'Ein Mahil|עין מאהל|Ein Mahil||عين ماهل|Эйн-Махиль|
I'billin|אעבלין|I’billin|Ibillin|عبلين|Иблин|
El Fureidis|פוריידיס|Fureidis|Fureidis|الفريديس|Фурейдис|פרדיס
Tel Mond|תל מונד|Tel Mond||تل موند|Тель-Монд|
Nahf|נחף|Nahf||نحف|Нахф|
Azor|אזור|Azor||آزور|Азор|
Rekhasim|רכסים|Rekhasim||ريخاسيم|Рехасим|
Deir el Asad|דיר אל-אסד|Deir al-Asad||دير الأسد|Дейр-эль-Асад|
'Isfiya|עוספיא|Isfiya||عسفيا|Исфия,Усфия|עספיא,Usfiya
Jatt|ג׳ת|Jatt||جت|Джатт|ג׳ת המשולש
Beit Jann|בית ג׳ן|Beit Jann||بيت جن|Бейт-Джан|
Majdal Shams|מג׳דל שמס|Majdal Shams||مجدل شمس|Мадждаль-Шамс|
Qiryat 'Eqron|קריית עקרון|Kiryat Ekron||كريات عكرون|Кирьят-Экрон|
Segev Shalom|שגב-שלום|Segev Shalom||شقيب السلام|Сегев-Шалом|
Deir Hanna|דיר חנא|Deir Hanna||دير حنا|Дейр-Ханна|
Yeroham|ירוחם|Yeruham|Yerouham|يروحام|Йерухам|
Jaljulya|ג׳לג׳וליה|Jaljulia||جلجولية|Джальджулия|
Kfar Yasif|כפר יאסיף|Kafr Yasif||كفر ياسيف|Кафр-Ясиф|
Basma|בסמ״ה|Basma||بسمة|Басма|
Bu'ayna-Nujaydat|בועיינה-נוג׳ידאת|Bu’eine Nujeidat|Bueine Nujeidat|البعينة نجيدات|Буэйне-Нуджейдат|
HatsorHaGelilit|חצור הגלילית|Hatzor HaGlilit|Hatsor HaGlilit|حتسور هجليليت|Хацор-ха-Глилит|
Atlit|עתלית|Atlit||عتليت|Атлит|
Kisra - Sume'a|כסרא-סמיע|Kisra-Sumei||كسرى سميع|Кисра-Сумей|
Kokhav Ya'ir|כוכב יאיר|Kochav Yair||كوخاف يائير|Кохав-Яир|כוכב יאיר-צור יגאל,צור יגאל
Meitar|מיתר|Meitar||ميتار|Мейтар|
Bi'na|בענה|Bi’ina|Biina|البعنة|Биина|
'Ilut|עילוט|Ilut|Ilout|عيلوط|Илут|
Dabburiya|דבוריה|Daburiyya|Dabouriya|دبورية|Дабурия|Daburia
Zarzir|זרזיר|Zarzir||زرازير|Зарзир|
Basmat Tab'un|בסמת טבעון|Basmat Tab’un|Basmat Tivon|بسمة طبعون|Басмат-Табун|
Bu\`eina|בועיינה|Bu’eine|Bueine|البعينة|Буэйне|
Ramat Yishay|רמת ישי|Ramat Yishai|Ramat Yishaï|رمات يشاي|Рамат-Ишай|
Rama|ראמה|Rameh|Rama|الرامة|Рама|
Abu Ghaush|אבו גוש|Abu Ghosh|Abou Gosh|أبو غوش|Абу-Гош|Abu Gosh
Harish|חריש|Harish|Harich|حريش|Хариш|
'Omer|עומר|Omer||عومر|Омер|
Katzrin|קצרין|Katzrin|Katsrin|كتسرين|Кацрин|
Bir el Maksur|ביר אל-מכסור|Bir al-Maksur||بئر المكسور|Бир-эль-Максур|
Bet Dagan|בית דגן|Beit Dagan||بيت داجان|Бейт-Даган|
Zemer|זמר|Zemer||زيمر|Земер|
Bnei Ayish|בני עי״ש|Bnei Ayish|Bnei Ayich|بني عايش|Бней-Аиш|
Sha'av|שעב|Sha’ab|Shaab|شعب|Шааб|
Tuba Zangariya|טובא-זנגרייה|Tuba-Zangariyye|Touba-Zangariya|طوبا الزنغرية|Туба-Зангария|
Yanuah Jat|ינוח-ג׳ת|Yanuh-Jat|Yanouh-Jat|يانوح جت|Янух-Джат|
KfarHabad|כפר חב״ד|Kfar Chabad|Kfar Habad|كفار حباد|Кфар-Хабад|כפר חבד
Shlomi|שלומי|Shlomi|Chlomi|شلومي|Шломи|
Julis|ג׳וליס|Julis||جولس|Джулис|
Lehavim|להבים|Lehavim||لهافيم|Лехавим|
Hurfeish|חורפיש|Hurfeish|Hurfeich|حرفيش|Хурфейш|
Qiryat Ye'arim|קריית יערים|Kiryat Ye’arim|Kiryat Yearim|كريات يعاريم|Кирьят-Йеарим|טלז סטון,Telz-Stone
Tsur Itshak|צור יצחק|Tzur Yitzhak|Tsour Yitshak|تسور يتسحاق|Цур-Ицхак|
Bet El'azari|בית אלעזרי|Beit Elazari||بيت إلعازاري|Бейт-Эльазари|
Shibli-Umm al-Ghanam|שבלי-אום אל-גנם|Shibli–Umm al-Ghanam||شبلي أم الغنم|Шибли-Умм-эль-Ганам|
Pardesiyya|פרדסיה|Pardesiya||بارديسيا|Пардесия|
Buqei'a|פקיעין|Peki’in|Pekiin|البقيعة|Пкиин|Pkiin,Peqi'in
'Eilabun|עיילבון|Eilabun|Eilaboun|عيلبون|Эйлабун|
Bir Hadaj|ביר הדאג׳|Bir Hadaj||بئر هداج|Бир-Хададж|
AlSayid Tribe|א-סייד|al-Sayyid||السيد|Эс-Сейид|
Ka'abiyya|כעביה|Ka’abiyye|Kaabiya|الكعبية|Каабия|
KfarVeradim|כפר ורדים|Kfar Vradim||كفار فراديم|Кфар-Врадим|
Caesarea|קיסריה|Caesarea|Césarée|قيسارية,قيساريا|Кейсария,Кесария|קיסרייה
Bat Hefer|בת חפר|Bat Hefer||بات حيفر|Бат-Хефер|
Mitzpe Ramon|מצפה רמון|Mitzpe Ramon|Mitspé Ramon|متسبيه رامون|Мицпе-Рамон|
Shibli|שבלי|Shibli|Chibli|الشبلي|Шибли|
TsurHadassa|צור הדסה|Tzur Hadassah|Tsour Hadassa|تسور هداسا|Цур-Хадасса|
Zalafa|זלפה|Zalafa||زلفة|Зальфа|
Yavne'el|יבנאל|Yavne’el|Yavneel|يفنئيل|Явнеэль|
KfarTavor|כפר תבור|Kfar Tavor||كفار تافور|Кфар-Тавор|
Sajur|סאג׳ור|Sajur|Sajour|ساجور|Саджур|
Yad Binyamin|יד בנימין|Yad Binyamin||ياد بنيامين|Яд-Биньямин|
Musmus|מוסמוס|Musmus|Mousmous|مصمص|Мусмус|
Umm Batin|אום בטין|Umm Batin|Oum Batin|أم بطين|Умм-Батин|
Muqeibila|מוקייבלה|Muqeible|Mouqeible|مقيبلة|Мукейбле|
Savyon|סביון|Savyon|Savion|سفيون|Савьон|
El Mazra\`a|מזרעה|Mazra’a|Mazraa|المزرعة|Мазраа|
Kafr Bara|כפר ברא|Kafr Bara||كفر برا|Кафр-Бара|
Matan|מתן|Matan||متان|Матан|
Kaukab Abu el Hija|כאוכב אבו אל-היג׳א|Kaukab Abu al-Hija||كوكب أبو الهيجا|Каукаб-Абу-эль-Хиджа|
'Ein Naquba|עין נקובא|Ein Naqquba|Ein Nakouba|عين نقوبا|Эйн-Накуба|
Elyakhin|אליכין|Elyakhin||إلياخين|Эльяхин|
Kafr Kamma|כפר כמא|Kafr Kama||كفر كما|Кафр-Кама|
Sallama|סלמה|Sallama||سلامة|Саллама|
TsurMoshe|צור משה|Tzur Moshe|Tsour Moshé|تسور موشيه|Цур-Моше|
'Uzeir|עוזייר|Uzeir|Ouzeir|العزير|Узейр|
Fassuta|פסוטה|Fassuta|Fassouta|فسوطة|Фасута|
Rosh Pinna|ראש פינה|Rosh Pina|Rosh Pinna|روش بينا|Рош-Пина|ראש פנה,Roch Pina
Jish|ג׳יש|Jish|Gush Halav|الجش|Гуш-Халав,Джиш|גוש חלב,Gush Halav
Esh Sheikh Dannun|שייח׳ דנון|Sheikh Danun||الشيخ دنون|Шейх-Данун|
Ibtin|אבטין|Ibtin||إبطن|Ибтин|
Kafr Misr|כפר מצר|Kafr Misr||كفر مصر|Кафр-Мицр|
Nofit|נופית|Nofit||نوفيت|Нофит|
Giv'at Brenner|גבעת ברנר|Givat Brenner|Guivat Brenner|جفعات برينر|Гиват-Бренер|
Gan Ner|גן נר|Gan Ner||جان نير|Ган-Нер|
Sulam|סולם|Sulam|Soulam|سولم|Сулам|
El Ghajar|ע׳ג׳ר|Ghajar||الغجر|Гаджар|
Shimshit|שמשית|Shimshit|Chimchit|شمشيت|Шимшит|
Metulla|מטולה|Metula|Metoula|المطلة|Метула|
Lapid|לפיד|Lapid||لبيد|Лапид|`;

/** Localities that the data set lacks, with the zone whose town lies within ten kilometres; none, where no town does. */
export const FURTHER_TOWNS = `hadera|פרדס חנה-כרכור|Pardes Hanna-Karkur||برديس حنا|Пардес-Хана-Каркур|פרדס חנה,כרכור,Pardes Hanna,Pardes Hana,Karkur,Пардес-Хана
karmiel|עראבה|Arraba||عرابة|Арраба|עראבה בגליל,Arrabe
eilabun|טורעאן|Tur’an|Touran|طرعان|Туръан|Turan
nazareth|משהד|Mashhad||المشهد|Машхад|Meshhed
|בוקעאתא|Buq’ata|Bouqata|بقعاثا|Букъата|Buqata
|מסעדה|Mas’ade|Massadé|مسعدة|Масаада|Masade
|עין קנייא|Ein Qiniyye||عين قنية|Эйн-Кинийе|
maalot|מעיליא|Mi’ilya|Miilya|معليا|Мииля|Mi’elya
|גת|Gat||||
ashdod|שתולים|Shtulim||شتوليم|Штулим|Shetulim
kfar-saba|רמות השבים|Ramot HaShavim|||Рамот-ха-Шавим|
mevaseret-zion|מוצא עילית|Motza Illit||||Moza Illit,Motza,מוצא
ramla|בית חשמונאי|Beit Hashmonai||||Bet Hashmonay
afula|נאעורה|Na’ura|Naoura|ناعورة||
|כעביה-טבאש-חג׳אג׳רה|Ka’abiyye-Tabbash-Hajajre|||Каабия-Табаш|
|אשדות יעקב|Ashdot Ya’akov|Ashdot Yaakov|||Ashdot Ya’aqov
|טייבה בעמק|Tayibe BaEmek||||Taibe BaEmek`;
