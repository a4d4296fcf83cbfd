import { fixed } from "../kit.ts";

export const missingDelivery = fixed(
  "Please fill in all required delivery fields including email address.",
);
export const missingDeliveryTitle = fixed("Missing Information");
export const loginFailed = fixed("Login failed");
export const registrationFailed = fixed("Registration failed");
export const logoutFailed = fixed("Logout failed");
export const loginSuccessful = fixed("Login successful");
export const registrationSuccessful = fixed("Registration successful");
export const loggedOut = fixed("Logged out");
export const loggedOutText = fixed("You have been successfully logged out.");
export const errorTitle = fixed("Error");
export const orderFailed = fixed("Failed to process order. Please try again.");
export const paymentFailed = fixed("Payment Failed");
export const paymentNotLoaded = fixed(
  "Payment system not loaded. Please wait a moment and try again.",
);
export const paymentCheckCard = fixed(
  "Payment failed. Please check your card details and try again.",
);
export const paymentOptionsFailed = fixed(
  "Failed to load payment options. Please refresh and try again.",
);
export const paymentProcessingFailed = fixed("Payment processing failed. Please try again.");
export const paymentNeedsAction = fixed("Payment requires additional action");
export const orderPlaced = fixed("Order Placed Successfully!");
export const orderPlacedText = fixed("You'll receive a confirmation email shortly.");
export const paymentReceived = "Payment received; we are confirming your order";
export const missingEmail = fixed("Missing email");
export const missingEmailText = fixed("Please enter your email address");
export const subscriptionFailed = fixed("Subscription failed");
export const tryLater = fixed("Please try again later");
export const newsletterThanks = fixed("Thank you for subscribing to our newsletter!");
export const applicationSent = fixed("Application submitted successfully!");
export const applicationSentText = fixed("Our team will contact you within 2 business days.");
export const somethingWrong = fixed("Something went wrong");
export const tryLaterSentence = fixed("Please try again later.");
export const introductionThanks = fixed(
  "Thank you for introducing yourself. We'll prepare personalized recommendations for you.",
);
export const submitFormFailed = fixed("Failed to submit form");
export const loading = fixed("Loading fresh content...");
