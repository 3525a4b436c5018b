/** The BroadcastChannel on which the windows of one browser tell each other that who is signed in has changed. */
export const authChannel = "silcrow.auth";
