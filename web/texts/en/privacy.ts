import type { SameKeys } from '#web/platform/language/translate.ts';
import type { privacy as pt } from '../pt/privacy.ts';

export const privacy: SameKeys<typeof pt> = {
  intro:
    'Colo keeps only what it needs to take good care of you and your baby. This page says, in plain words, what is kept, why, for how long, and what you can do about it.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: ['Only what you tell us or do yourself is here:'],
      list: [
        'Your email, which is how you sign in. There is no password to keep or to leak.',
        'What you answered about yourself: name or nickname, age, your story of motherhood, interests and preferences.',
        'What you told us about the baby: name, birth date or due date, weeks of pregnancy at birth and the picture you chose.',
        'What you record and write in Colo, such as feeds, sleeps, foods, routines, notes and community texts.',
        'The photos you keep beside an entry. Only your family in Colo sees them; before they are kept they are drawn anew, without the place, the camera and the date that came in the file.',
        'In the community: what you reported, whom you muted or blocked, what the team decided about texts of yours and why, and your requests to look again.',
        'The devices you signed in on, only by a name such as “Chrome · Android”, and when they were used; sign-ins to your account, tries that failed, changes in its protection and downloads of your data.',
        'Your choices about notifications, with your time zone, the dates on which you accepted these pages, and your answer about health records, with the date you gave or withdrew it.',
        'If you turned on two-step verification: the name you gave the app and the key it uses, kept encrypted.',
        'If you left your email on the waitlist: the email, the language and the date.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To let you in, to show content that suits the age of your baby, to keep your records, to send the emails you asked for and to tell you when the protection of your account changes. For nothing else.',
        'We sell no data, show no advertising and build no profiles for anyone.',
      ],
      list: [],
    },
    {
      title: 'Health data',
      paragraphs: [
        'Feeds, sleeps and foods are health data, your baby’s and yours. We keep them only with your consent, asked for on its own before the first record. Saving something never counts as an answer. Your yes is noted with the version of the text and the date; until you answer, the records stay on your phone alone.',
        'You withdraw your consent under “Your consents” in your profile, and choose what becomes of the records: delete everything at once, or keep it closed. Closed records appear on no screen, and only you can reopen, download or delete them. The rest of your account stays as it is.',
        'In “How I am” you can note, for yourself alone, how you are and how you slept. That asks for a yes of its own and stays out of the family’s diary: nobody else sees it, nor does Colo’s team. There you can also delete it all and take your yes back.',
        'Pregnancy, birth and experiences of loss, which you may tell in your profile, are sensitive data too. Almost every answer is optional, and you can change or clear what you told us at any time. The Colo team does not see your records.',
      ],
      list: [],
    },
    {
      title: 'Cookies and what stays on your device',
      paragraphs: ['No trackers. Colo uses only what it needs to work:'],
      list: [
        'One session cookie, which keeps you signed in and which no script can read.',
        'A cookie that remembers, for 10 minutes, that this browser asked for the access link, and one that knows this device again, for up to 400 days, so that you are told when a new device enters your account. No script can read either.',
        'A cookie called colo_screen, for a year, with the time zone, the room on the screen, the size of letters you chose and whether the device has something of its own to show: so the page arrives ready, the way your device shows it.',
        'A cookie called sidebar:state, which remembers for 7 days whether the side menu was open.',
        'In the browser’s storage: language (preferred_language), appearance (theme), the email waiting for a code (sign_in_pending), whether the welcome has been seen, by whom, and where you stopped, with what you had told by then (onboarding_completed, onboarding_owner and onboarding_step) and a copy of your answers, with whose they are (profile_data, onboarding_data and profile_origin), whether you told us that something changed (quiet), the country you chose in the list of helplines (helpline_country), who signed in last and the server’s latest answers, such as your latest feeds (remembered), so that Colo opens without a connection too. When you sign out, these copies leave the device.',
        'For nursing: the feed under way, of each baby (nursing_timer), the last time the device showed, to notice a clock that changed (nursing_seen), what you began to write in an entry (nursing_draft) and your settings (nursing_settings). When you sign out, the settings leave the device; a feed or change not saved yet stays, hidden, until you are back.',
        'For the tools: the sleep, pumping and activity under way of each baby (sleep_timer, pumping_timer, activity_timer) and the last time the device showed (sleep_seen, pumping_seen, activity_seen), whether this device has asked you about health records (consent_asked), what you began to write in the sleep diary (sleep_draft), in the food diary (food_draft), in the family’s diary (diary_draft), in a routine (routine_draft), in your notes (note_draft) or about how you are (checkin_draft), which baby this device shows, where there are several (chosen_baby), of which one you preferred not to tell the sex (curves_declined), of which entries you said that they are not somebody else’s (diary_both), a random number that tells this device apart, so that notes made on two can be joined (note_writer), and whether we have told you in which language your library is (plan_language_told). Only your account sees them; if you sign out, what is not saved yet stays hidden until you are back.',
        'For the community: the post, comment, change, report or request to the team you began to write (community_draft), until you send it. Only your account sees it; if you sign out, it stays hidden until you are back.',
        'For the sessions with specialists: the question you began to write (question_draft), until you send it. Only your account sees it; if you sign out, it stays hidden until you are back.',
        'For the family’s diary: the photos you chose that have not reached your account yet (photo), until they do. If you sign out or leave the family, they leave the device.',
        'For reading: the size of the letters (article_text_size), the volume and speed of audio (audio_volume and audio_speed), where you stopped listening (audio_position) and the comment you began to write about a text (feedback_draft). Without an account, also that this device has said whether a text helped, with a random number of that answer alone (feedback_answer): it does not say who you are and links no answer to another.',
        'For those who write Colo’s texts: the copy of what is being written (article_draft), the decision being written about a community text (decision_draft), forms of the panel not saved yet (staff_form) and whether keyboard shortcuts are off (admin_shortcuts_off).',
        'In the browser’s database, called colo: what you recorded that has not reached the server yet, until it does, even if you sign out: nobody else sees it, and it goes on when you are back. The app itself is kept on your device as well, to open without a connection.',
      ],
    },
    {
      title: 'Who we share it with',
      paragraphs: [
        'The page talks to no other site: fonts, images and scripts come from Colo itself. Beyond it, only the service that delivers the emails and the one that hosts Colo take part, hired by whoever runs it, and only to do that work.',
        'What you publish in the community is seen by the others who read it. When you publish anonymously, your name does not leave our server. A report is read by the team alone, who do not see who made it.',
        'A parent can make a link to an appointment sheet. Whoever has that link sees the sheet as it was at that moment, without signing in to Colo; we keep how often and when it was opened, and nothing about who opened it. It can be closed at any time.',
      ],
      list: [],
    },
    {
      title: 'For how long',
      paragraphs: [],
      list: [
        'The link and the code to sign in: 10 minutes.',
        'The link to an appointment sheet, with the sheet: until it is closed, and 72 hours at most.',
        'A session that is not used: 60 days; one in use, 180 days at most. You can end it earlier, in your profile.',
        'A photo that no entry shows any more: 30 days, so that you can undo. With the baby, the family, the records or the account that you delete, the photos go too.',
        'Your profile: as long as you have an account. Your health records: while your consent stands; after that, as you choose. The note that something arrived, without what it said, stays for 60 days.',
        'After you ask for deletion: 7 days, in which signing in is enough to change your mind. Then everything that is yours is erased at once, except the notes in the next two items.',
        'Who came in to your account, when, on what kind of device, and what changed in its protection: 6 months, as Brazil’s Marco Civil da Internet (art. 15) asks, even if the account is deleted sooner. The team does not see these notes; you find them in your data.',
        'What the Colo team did and what it looked at, with the address of who did it and of whom it was about, where there is one: 5 years, even if the account is deleted sooner. That way nobody erases what they did by leaving.',
        'Your community texts: they go with the account, or stay signed only as “Mother”, as you choose.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Brazil’s data protection law (LGPD, art. 18) gives you the right to confirm that we process your data, to see it, correct it, take it elsewhere, erase it, know with whom it was shared and withdraw your consent. In Colo, most of it is in your hands:',
      ],
      list: [
        'Correct: in “About you” and “About the baby”, in your profile.',
        'See and take: with “Download my data”, in your profile, you get everything in one file.',
        'Withdraw consent: under “Your consents”, in your profile.',
        'Erase: in “Sign out or delete account”, in your profile.',
        'For anything else, reply to the address from which Colo writes to you. You can also turn to the Brazilian data protection authority (ANPD).',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'Colo is for adults. What is here about the baby is told by the person who cares for them, serves only that family and can be erased at any time.',
      ],
      list: [],
    },
    {
      title: 'How we protect it',
      paragraphs: [
        'Links, codes and sessions are kept only as scrambled digests that cannot be read back. The server’s technical logs note neither your name nor your email. You can add a second protection: a code from your authenticator app when you sign in.',
      ],
      list: [],
    },
    {
      title: 'If something changes',
      paragraphs: [
        'When this page changes, the date at its top changes too, and the new version is recorded when you accept it.',
      ],
      list: [],
    },
  ],
};
